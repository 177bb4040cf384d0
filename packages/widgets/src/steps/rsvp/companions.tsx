import { screen } from "../../parts/screen.tsx";
import { CompanionNames } from "./CompanionNames.tsx";

export { sheet } from "../../styles/wrong.css.ts";
export const mount = screen(CompanionNames);
