import { screen } from "../../parts/screen.tsx";
import { sheet as field } from "../../styles/field.css.ts";
import { sheet as fields } from "../../styles/poll-fields.css.ts";
import { sheet as wrong } from "../../styles/wrong.css.ts";
import { FieldsScreen } from "./FieldsScreen.tsx";

export const sheet = field + wrong + fields;
export const mount = screen(FieldsScreen);
