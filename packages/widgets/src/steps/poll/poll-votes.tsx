import { screen } from "../../parts/screen.tsx";
import { sheet as dates } from "../../styles/poll-dates.css.ts";
import { sheet as votes } from "../../styles/poll-votes.css.ts";
import { sheet as wrong } from "../../styles/wrong.css.ts";
import { VotesScreen } from "./VotesScreen.tsx";

export const sheet = dates + votes + wrong;
export const mount = screen(VotesScreen);
