import { contactLimits } from "@jubilee/core/site/support.rules";
import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { keys } from "./keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createSupportApi } from "@jubilee/core/site/support.api";

export interface ReplyFormProps {
  requestId: string;
  as: "requester" | "operator";
}

/** Writes on under a request; what was typed stays until it was taken. */
export function ReplyForm({ requestId, as }: ReplyFormProps) {
  const api = useApi(createSupportApi);
  const queries = useQueryClient();
  const [body, setBody] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    setError(null);
    const result = await api.addMessage(requestId, body);
    if (result.ok) {
      setBody("");
      toast.success(as === "operator" ? "Answered, and sent by mail" : "Sent");
      await queries.invalidateQueries({ queryKey: keys.all });
    } else setError(result.error.message);
    setBusy(false);
  };
  return (
    <Form onSubmit={send} busy={isBusy} unsaved={body.trim() !== ""} summary={false}>
      <TextArea
        label={as === "operator" ? "Your answer" : "Write on"}
        rows={4}
        maxLength={contactLimits.message}
        value={body}
        error={error}
        onValueChange={setBody}
        {...(as === "operator" ? { help: "It goes to the person by mail." } : {})}
      />
      <div>
        <Button type="submit" icon={<Send />} loading={isBusy}>
          {as === "operator" ? "Answer" : "Send"}
        </Button>
      </div>
    </Form>
  );
}
