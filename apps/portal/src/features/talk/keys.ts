import { keys } from "../../event-kit/data/keys.ts";

/** The names under which what guests are told is kept. */
export const talkKeys = {
  notice: (id: string) => [...keys.event(id), "notice"] as const,
};
