import type { Result } from "@jubilee/core/base/result.types";
import type { Talked } from "@jubilee/core/talk/conversation.rules";
import type { ThreadNews } from "@jubilee/core/talk/threads.types";
import type { Message } from "@jubilee/ui/conversation";
import type { MenuEntry } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Ban, Check, Copy, EyeOff, Flag, Pencil, Trash2, VolumeX } from "lucide-react";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import type { useOutbox } from "./useOutbox.ts";
import type { TalkedRoom } from "./useTalked.ts";

interface MenuOf {
  talked: Talked;
  room: TalkedRoom;
  outbox: ReturnType<typeof useOutbox>;
  edit: (id: string) => void;
  report: (id: string) => void;
}

/** What can be done with a message beside answering it, for whom it may. */
export function useMessageMenu({ talked, room, outbox, edit, report }: MenuOf) {
  const { thread, messages, members } = talked;
  const tell = async (done: Promise<Result<ThreadNews>>, said?: string) => {
    const result = await done;
    if (!result.ok) tellFailure(result.error);
    else if (said) toast.success(said);
  };
  return ({ id, isOwn, state, text }: Message): MenuEntry[] => {
    const message = messages.find((one) => one.id === id);
    if (!message) {
      return state === "failed"
        ? [{ id: "leave", label: "Discard", icon: <Trash2 />, onSelect: () => outbox.leave(id) }]
        : [];
    }
    if (message.state === "removed") return [];
    const { authorId } = message;
    const isBlocked = thread.me.blocked.includes(authorId);
    const isSilenced = members.get(authorId)?.isSilenced ?? false;
    const copy: MenuEntry = {
      id: "copy",
      label: "Copy",
      icon: <Copy />,
      onSelect: () => void navigator.clipboard.writeText(text),
    };
    if (isOwn) {
      return [
        copy,
        ...(thread.whyNot === null
          ? [{ id: "edit", label: "Edit", icon: <Pencil />, end: "↑", onSelect: () => edit(id) }]
          : []),
        {
          id: "remove",
          label: "Delete",
          icon: <Trash2 />,
          destructive: true,
          onSelect: () => void tell(room.act("remove", { id })),
        },
      ];
    }
    // Who works together needs neither; what goes too far a moderator hides, and has nobody to report it to.
    const asStrangers: MenuEntry[] = [
      ...(thread.mayModerate
        ? []
        : [
            {
              id: "report",
              label: thread.kind === "topic" ? "Report to the moderators" : "Report to the hosts",
              icon: <Flag />,
              onSelect: () => report(id),
            },
          ]),
      {
        id: "block",
        label: isBlocked ? "See their messages again" : "Block this person",
        icon: <Ban />,
        onSelect: () => void tell(room.act("block", { memberId: authorId, on: !isBlocked })),
      },
    ];
    return [
      copy,
      ...(thread.kind === "task" ? [] : asStrangers),
      ...(thread.mayModerate
        ? [
            { separator: true as const },
            ...(message.state === "held"
              ? [
                  {
                    id: "release",
                    label: "Let it through",
                    icon: <Check />,
                    onSelect: () => void tell(room.act("release", { id, on: true })),
                  },
                ]
              : []),
            ...(message.isReported
              ? [
                  {
                    id: "keep",
                    label: "Leave it, though it was reported",
                    icon: <Check />,
                    onSelect: () => void tell(room.act("keep", { id })),
                  },
                ]
              : []),
            {
              id: "hide",
              label: message.state === "hidden" ? "Show to everybody" : "Hide from everybody",
              icon: <EyeOff />,
              onSelect: () => void tell(room.act("hide", { id, on: message.state !== "hidden" })),
            },
            {
              id: "silence",
              label: isSilenced ? "Let this person write" : "Stop this person from writing",
              icon: <VolumeX />,
              onSelect: () =>
                void tell(room.act("silence", { memberId: authorId, on: !isSilenced })),
            },
          ]
        : []),
    ];
  };
}
