import { screen } from "../../parts/screen.tsx";
import { SuggestScreen } from "./SuggestScreen.tsx";

export { sheet } from "../../styles/wrong.css.ts";
export const mount = screen(SuggestScreen);
