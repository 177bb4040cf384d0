import { screen } from "../../parts/screen.tsx";
import { WaitScreen } from "./WaitScreen.tsx";

export { sheet } from "../../styles/steps.css.ts";
export const mount = screen(WaitScreen);
