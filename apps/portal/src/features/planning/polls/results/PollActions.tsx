import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Ellipsis, Mail, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { CloseDialog } from "./CloseDialog.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { OpenDialog } from "./OpenDialog.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { usePollWrite } from "./usePoll.ts";

interface PollActionsProps {
  poll: PollRecord;
  voted: number;
}

type Asked = "open" | "close" | "invite" | "remove";

/** What can be done with a poll as it stands: open, close and open again, ask guests, change, delete. */
export function PollActions({ poll, voted }: PollActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const api = useApi(createPollsApi);
  const { isBusy, run } = usePollWrite();
  const stop = () => setAsked(null);
  const close = async () => {
    if (!(await run(() => api.close(poll.id)))) return;
    stop();
    toast.success("The poll is closed");
  };
  const edit = href("polls.edit", { pollId: poll.id });
  return (
    <Inline>
      {poll.state === "draft" && (
        <LinkButton variant="secondary" href={edit} icon={<Pencil />}>
          Edit
        </LinkButton>
      )}
      {poll.state === "open" && (
        <Button icon={<Mail />} onClick={() => setAsked("invite")}>
          Ask guests
        </Button>
      )}
      {poll.state === "open" && (
        <Button variant="secondary" onClick={() => setAsked("close")}>
          Close
        </Button>
      )}
      {poll.state !== "open" && poll.became === null && (
        <Button
          variant={poll.state === "draft" ? "default" : "secondary"}
          onClick={() => setAsked("open")}
        >
          {poll.state === "draft" ? "Open the poll" : "Open again"}
        </Button>
      )}
      <Menu
        align="end"
        trigger={<IconButton label="More about this poll" icon={<Ellipsis />} />}
        entries={[
          ...(poll.state === "open"
            ? [{ id: "until", label: "Change when it closes", onSelect: () => setAsked("open") }]
            : []),
          ...(poll.state === "draft"
            ? []
            : [{ id: "edit", label: "Edit the poll", icon: <Pencil />, href: edit }]),
          {
            id: "remove",
            label: "Delete the poll",
            icon: <Trash2 />,
            destructive: true,
            onSelect: () => setAsked("remove"),
          },
        ]}
      />
      {asked === "open" && <OpenDialog poll={poll} onClose={stop} />}
      {asked === "invite" && <InviteDialog poll={poll} onClose={stop} />}
      {asked === "close" && (
        <CloseDialog poll={poll} isBusy={isBusy} onConfirm={() => void close()} onClose={stop} />
      )}
      {asked === "remove" && <RemoveDialog poll={poll} voted={voted} onClose={stop} />}
    </Inline>
  );
}
