import { screen } from "../../parts/screen.tsx";
import { sheet as field } from "../../styles/field.css.ts";
import { sheet as ranking } from "../../styles/poll-ranking.css.ts";
import { sheet as wrong } from "../../styles/wrong.css.ts";
import { AnswerScreen } from "./AnswerScreen.tsx";

export const sheet = field + wrong + ranking;
export const mount = screen(AnswerScreen);
