import { createForumApi } from "@jubilee/core/talk/forum.api";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { talkKeys } from "../keys.ts";

interface BanDialogProps {
  /** As the topic knows them. */
  memberId: string;
  name: string;
  onClose: () => void;
}

const dayMs = 86_400_000;
const lengths = [
  { value: "1", label: "One day" },
  { value: "7", label: "A week" },
  { value: "30", label: "30 days" },
  { value: "always", label: "Until a moderator ends it" },
] as const;
type Length = (typeof lengths)[number]["value"];

/** Bans somebody from the whole forum: how long, and why, which they are told. */
export function BanDialog({ memberId, name, onClose }: BanDialogProps) {
  const api = useApi(createForumApi);
  const { run } = useWrite(talkKeys.forum);
  const now = useNow();
  const form = useDraft<{ length: Length; reason: string }>(
    { length: "7", reason: "" },
    {
      write: useWrite(talkKeys.forum),
      check: ({ reason }) => (reason.trim() === "" ? { reason: "Say why; they are told" } : {}),
    },
  );
  return (
    <FormDialog
      title={`Ban ${name} from the forum?`}
      submitLabel="Ban from the forum"
      {...form.dialog(
        ({ length, reason }) =>
          api.ban(memberId, {
            reason: reason.trim(),
            until:
              length === "always" ? null : new Date(now + Number(length) * dayMs).toISOString(),
          }),
        {
          onClose,
          done: ({ id }) =>
            void toast.success(`${name} is banned from the forum`, {
              action: { label: "Undo", onClick: () => void run(() => api.endBan(id)) },
            }),
        },
      )}
    >
      <RadioGroup label="For how long" options={[...lengths]} {...form.field("length")} />
      <TextArea
        label="Why"
        help="They read this, and what everybody reads. Nothing they wrote is taken away."
        maxLength={300}
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
