import { OtherWays } from "./OtherWays.tsx";
import { screen } from "../../parts/screen.tsx";
import { sheet as field } from "../../styles/field.css.ts";
import { sheet as steps } from "../../styles/steps.css.ts";

export const sheet = field + steps;
export const mount = screen(OtherWays);
