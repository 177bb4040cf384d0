import { screen } from "../../parts/screen.tsx";
import { ThanksScreen } from "./ThanksScreen.tsx";

export { sheet } from "../../styles/steps.css.ts";
export const mount = screen(ThanksScreen);
