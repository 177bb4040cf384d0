import { screen } from "../../parts/screen.tsx";
import { ChangeScreen } from "./ChangeScreen.tsx";

export { sheet } from "../../styles/steps.css.ts";
export const mount = screen(ChangeScreen);
