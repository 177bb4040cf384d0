import { ClosedScreen } from "./ClosedScreen.tsx";
import { screen } from "./screen.tsx";

export { sheet } from "../styles/steps.css.ts";
export const mount = screen(ClosedScreen);
