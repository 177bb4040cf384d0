import type { EventSetting } from "../../../event-kit/event/setting.types.ts";
import { facesRead, Seen } from "./Seen.tsx";

declare module "../../../event-kit/event/setting.types.ts" {
  interface EventSettingKeys {
    seen: true;
  }
}

export const setting: EventSetting = {
  key: "seen",
  label: "Who is seen",
  lead: "Whether the event’s page shows who is coming.",
  order: 35,
  asks: "answers.write",
  reads: ({ client, read }, { id }) => read(facesRead(client, id)),
  Part: Seen,
};
