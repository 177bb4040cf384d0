import { contactLimits } from "@jubilee/core/site/support.rules";
import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { Send } from "lucide-react";
import { keys } from "./keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createSupportApi } from "@jubilee/core/site/support.api";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface ReplyFormProps {
  requestId: string;
  as: "requester" | "operator";
}

/** Writes on under a request; what was typed stays until it was taken. */
export function ReplyForm({ requestId, as }: ReplyFormProps) {
  const api = useApi(createSupportApi);
  const write = useWrite(keys.all);
  const form = useDraft({ body: "" }, { write, place: ({ message }) => ({ body: message }) });
  return (
    <Form
      summary={false}
      {...form.page(({ body }) => api.addMessage(requestId, body), {
        done: () => {
          form.begin({ body: "" });
          toast.success(as === "operator" ? "Answered, and sent by mail" : "Sent");
        },
      })}
    >
      <TextArea
        label={as === "operator" ? "Your answer" : "Write on"}
        rows={4}
        maxLength={contactLimits.message}
        {...form.field("body")}
        {...(as === "operator" ? { help: "It goes to the person by mail." } : {})}
      />
      <div>
        <Button type="submit" icon={<Send />} loading={write.isBusy}>
          {as === "operator" ? "Answer" : "Send"}
        </Button>
      </div>
    </Form>
  );
}
