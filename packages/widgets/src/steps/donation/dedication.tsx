import { screen } from "../../parts/screen.tsx";
import { DedicationFields } from "./DedicationFields.tsx";

export { sheet } from "../../styles/wrong.css.ts";
export const mount = screen(DedicationFields);
