import { screen } from "../../parts/screen.tsx";
import { ProgramScreen } from "./ProgramScreen.tsx";

export { sheet } from "../../styles/program.css.ts";
export const mount = screen(ProgramScreen);
