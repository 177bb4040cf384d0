import type { PollPageCopy } from "./words.types.ts";

export const poll: PollPageCopy = {
  closes: (time) => `Esta encuesta se cierra sola el ${time}.`,
  closedAt: (time) => `Esta encuesta se cerró el ${time}.`,
  closed: "Esta encuesta está cerrada.",
  needsScript: "Para votar hace falta JavaScript.",
};
