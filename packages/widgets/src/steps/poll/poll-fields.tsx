import { screen } from "../../parts/screen.tsx";
import { FieldsScreen } from "./FieldsScreen.tsx";

export { sheet } from "../../styles/wrong.css.ts";
export const mount = screen(FieldsScreen);
