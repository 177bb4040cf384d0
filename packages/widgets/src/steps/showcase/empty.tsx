import { screen } from "../../parts/screen.tsx";
import { EmptyScreen } from "./EmptyScreen.tsx";

export { sheet } from "../../styles/steps.css.ts";
export const mount = screen(EmptyScreen);
