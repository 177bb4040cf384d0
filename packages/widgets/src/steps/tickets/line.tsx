import { OtherWays } from "./OtherWays.tsx";
import { screen } from "../../parts/screen.tsx";

export { sheet } from "../../styles/steps.css.ts";
export const mount = screen(OtherWays);
