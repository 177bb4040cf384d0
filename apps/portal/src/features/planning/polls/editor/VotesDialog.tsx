import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { optionText } from "./optionText.ts";
import type { AtStake, VotesAtStake } from "./votesAtStake.rules.ts";

interface VotesDialogProps {
  atStake: VotesAtStake;
  isBusy: boolean;
  /** `keeps`: votes stay with the times as they are now. */
  onSave: (keeps: boolean) => Promise<void>;
  onClose: () => void;
}

const ways = [
  {
    value: "remove",
    label: "Remove them",
    help: "Those who voted are not asked again by themselves.",
  },
  { value: "keep", label: "They stay with the new time" },
] as const;

function given({ option, votes }: AtStake, locale: string): string {
  const time = optionText(option, "date", locale);
  if (votes === null) return `Votes may have been given for ${time}.`;
  return votes === 1
    ? `1 vote was given for ${time}.`
    : `${votes.toLocaleString(locale)} votes were given for ${time}.`;
}

function goes(gone: number | null, locale: string): string {
  if (gone === null) return "Votes for what you took away go with it.";
  return gone === 1
    ? "1 vote goes with what you took away."
    : `${gone.toLocaleString(locale)} votes go with what you took away.`;
}

/** Asks, before a poll is saved, what becomes of votes for times that were changed and for what was taken away. */
export function VotesDialog({
  atStake: { moved, gone },
  isBusy,
  onSave,
  onClose,
}: VotesDialogProps) {
  const locale = useLocale();
  const [way, setWay] = useState<"remove" | "keep">("remove");
  return (
    <FormDialog
      title="There are votes already"
      submitLabel="Save changes"
      busy={isBusy}
      unsaved={false}
      onClose={onClose}
      onSubmit={() => onSave(way === "keep")}
    >
      <Stack gap="4">
        {moved.map((one) => (
          <Text key={one.option.key}>{given(one, locale)}</Text>
        ))}
        {moved.length > 0 && (
          <RadioGroup label="These votes" options={ways} value={way} onValueChange={setWay} />
        )}
        {gone !== 0 && <Text>{goes(gone, locale)}</Text>}
      </Stack>
    </FormDialog>
  );
}
