import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type {
  DateUse,
  PollQuestion,
  PollRecord,
  PollUsed,
} from "@jubilee/core/planning/polls.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { zonePlace } from "@jubilee/core/base/time.rules";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { MailWords } from "../../../../page-kit/mail/MailWords.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { optionWords } from "../optionTime.ts";
import { usePollWrite } from "./usePoll.ts";

interface UseDateDialogProps {
  poll: PollRecord;
  question: PollQuestion;
  /** What stands best. */
  first: string | null;
  /** Voters who are no guests and gave no address. */
  withoutAddress: number;
  onClose: () => void;
}

const uses: readonly { value: DateUse; label: string; help: string }[] = [
  {
    value: "event_date",
    label: "The event’s date",
    help: "The event moves there. Yes becomes attending, if need be maybe, no not attending.",
  },
  {
    value: "activity",
    label: "An activity of the event",
    help: "With places for those who said yes.",
  },
  {
    value: "event",
    label: "An event of its own",
    help: "A copy of this event at that time, with the votes as answers.",
  },
];

/** Makes a date of the poll count: once, with the votes carried over. The poll closes by it. */
export function UseDateDialog(props: UseDateDialogProps) {
  const { poll, question, first, withoutAddress, onClose } = props;
  const api = useApi(createPollsApi);
  const locale = useLocale();
  const form = useDraft(
    () => ({
      optionId: first ?? question.options[0]?.id ?? "",
      into: "event_date" as DateUse,
      title: poll.title,
      tell: true,
      message: "",
    }),
    {
      write: usePollWrite(),
      check: ({ into, title }) =>
        into !== "event_date" && title.trim() === "" ? { title: "Give it a title" } : {},
      columns: { option: "optionId", poll: "optionId" },
    },
  );
  const { optionId, into, title, tell, message } = form.draft;
  const isMove = into === "event_date";
  const make = () =>
    api.makeDate(
      poll.id,
      optionId,
      isMove
        ? { into, tell, ...(message.trim() === "" ? {} : { message: message.trim() }) }
        : { into, title: title.trim() },
    );
  const done = ({ carried }: PollUsed) =>
    void toast.success("The date is made", {
      description: carried === 1 ? "1 vote is an answer now." : `${carried} votes are answers now.`,
    });
  return (
    <FormDialog
      title="Choose the date"
      description="The poll closes by it, and this can be done once."
      submitLabel="Make it the date"
      {...form.dialog(make, { done, onClose })}
    >
      <Stack gap="4">
        <Select
          label="Date"
          help={`${zonePlace(poll.timeZone)} time, as the event’s clock says.`}
          options={question.options.map((option) => ({
            value: option.id,
            label: optionWords(option, poll.timeZone, locale),
          }))}
          {...form.field("optionId")}
        />
        <RadioGroup
          label="What it becomes"
          options={uses}
          value={into}
          onValueChange={(value) => form.change({ into: value })}
        />
        {withoutAddress > 0 && (
          <InlineMessage>
            {withoutAddress === 1
              ? "1 vote has no address: nobody can be found for it, so it becomes no answer."
              : `${withoutAddress.toLocaleString(locale)} votes have no address: nobody can be found for them, so they become no answers.`}
          </InlineMessage>
        )}
        {isMove && (
          <Checkbox
            label="Tell the guests by mail"
            checked={tell}
            onCheckedChange={(checked) => form.change({ tell: checked })}
          />
        )}
        {isMove && tell && (
          <MailWords
            label="Your words in the mail"
            optional
            maxLength={500}
            {...form.field("message")}
          />
        )}
        {!isMove && <TextField label="Title" maxLength={200} {...form.field("title")} />}
      </Stack>
    </FormDialog>
  );
}
