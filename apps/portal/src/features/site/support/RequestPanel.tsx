import { supportCopy } from "@jubilee/core/site/support.copy";
import type { SupportRequest } from "@jubilee/core/site/support.types";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Drawer } from "@jubilee/ui/drawer";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keys } from "./keys.ts";
import { Messages } from "./Messages.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { intro, thread } from "./Support.css.ts";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createSupportApi } from "@jubilee/core/site/support.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

export interface RequestPanelProps {
  request: SupportRequest;
  /** Whose side reads it. */
  as: "requester" | "operator";
  onClose: () => void;
}

/** One request at the side: what was said, and writing on. */
export function RequestPanel({ request, as, onClose }: RequestPanelProps) {
  const api = useApi(createSupportApi);
  const queries = useQueryClient();
  const [isClosing, setClosing] = useState(false);
  const messagesRead = useRead(keys.messages(request.id), () => api.listMessages(request.id));
  const isClosed = request.status === "closed";
  const flip = async () => {
    setClosing(true);
    const result = await api.setStatus(request.id, isClosed ? "open" : "closed");
    if (!result.ok) tellRefusal(result.error);
    await queries.invalidateQueries({ queryKey: keys.all });
    setClosing(false);
  };
  const facts = [
    { term: "Number", detail: request.reference },
    { term: "About", detail: supportCopy.topics[request.topic] },
    ...(as === "operator"
      ? [
          { term: "From", detail: `${request.name}, ${request.email}` },
          { term: "Account", detail: request.hasAccount ? "Yes" : "No, wrote as a visitor" },
        ]
      : []),
    ...(request.page && as === "operator" ? [{ term: "Page", detail: request.page }] : []),
  ];
  return (
    <Drawer
      open
      side="end"
      title={request.subject}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Button variant="outline" fullWidth loading={isClosing} onClick={() => void flip()}>
          {isClosed ? "Open it again" : "Close the request"}
        </Button>
      }
    >
      <div className={intro}>
        <DescriptionList items={facts} />
        <CopyButton value={request.reference} label="Copy the number" variant="ghost" size="sm" />
      </div>
      <div className={thread}>
        <Loaded of={messagesRead} what="The messages" skeleton={<SkeletonRows count={3} />}>
          {(data) => <Messages messages={data} as={as} requester={request.name} />}
        </Loaded>
        {messagesRead.data && <ReplyForm requestId={request.id} as={as} />}
      </div>
    </Drawer>
  );
}
