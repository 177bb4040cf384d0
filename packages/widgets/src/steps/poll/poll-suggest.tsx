import { screen } from "../../parts/screen.tsx";
import { sheet as field } from "../../styles/field.css.ts";
import { sheet as wrong } from "../../styles/wrong.css.ts";
import { SuggestScreen } from "./SuggestScreen.tsx";

export const sheet = field + wrong;
export const mount = screen(SuggestScreen);
