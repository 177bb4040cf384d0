import { PassScreen } from "./PassScreen.tsx";
import { screen } from "../../parts/screen.tsx";

export { sheet } from "../../styles/steps.css.ts";
export const mount = screen(PassScreen);
