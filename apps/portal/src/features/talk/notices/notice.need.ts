import type { EventNotice } from "@jubilee/core/talk/event-notices.types";
import { Megaphone } from "lucide-react";
import { createElement } from "react";
import { rowSource } from "../../../event-kit/event/found-row.types.ts";
import type { EventNeed, Need } from "../../../event-kit/event/need.types.ts";
import { noticeRead } from "./noticeRead.ts";
import { noticeTitles } from "./notice.copy.ts";
import { recipientText } from "./notice.rules.ts";
import { NoticeDialog } from "./NoticeDialog.tsx";

/** After a change that matters: people have not been told. */
export const need: EventNeed = {
  ...rowSource<Need, EventNotice>({
    key: "notice",
    reads: (client, { id }) => noticeRead(client, id),
    isAsked: ({ event }) => event.status !== "draft",
    find: (_place, { pending, before, recipients }) =>
      !pending || !before || recipients.total === 0
        ? null
        : {
            state: "late",
            icon: createElement(Megaphone),
            what: noticeTitles[pending],
            why: recipientText(recipients),
            act: recipients.total === 1 ? "Tell one person" : `Tell ${recipients.total} people`,
          },
  }),
  order: 5,
  asks: "messages.send",
  Dialog: NoticeDialog,
};
