import type { CampaignFund } from "@jubilee/core/giving/giving.types";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";

interface FundRowsProps {
  funds: CampaignFund[];
  error?: string | undefined;
  onChange: (funds: CampaignFund[]) => void;
}

const fundsAtMost = 12;

/** What a donor may give for; without any, gifts go where they are needed. */
export function FundRows({ funds, error, onChange }: FundRowsProps) {
  return (
    <Stack gap="4">
      {funds.map(({ id, name }, index) => (
        <Stack gap="2" key={id}>
          <TextField
            label={`Purpose ${index + 1}`}
            help={index === 0 ? "Donors choose one, or leave it to you." : undefined}
            value={name}
            maxLength={80}
            onValueChange={(text) =>
              onChange(funds.map((fund) => (fund.id === id ? { id, name: text } : fund)))
            }
          />
          <div>
            <Button
              variant="ghost"
              onClick={() => onChange(funds.filter((fund) => fund.id !== id))}
            >
              Remove purpose {index + 1}
            </Button>
          </div>
        </Stack>
      ))}
      {error && <InlineMessage tone="danger">{error}</InlineMessage>}
      {funds.length < fundsAtMost && (
        <div>
          <Button
            variant="outline"
            onClick={() => onChange([...funds, { id: crypto.randomUUID(), name: "" }])}
          >
            Add a purpose
          </Button>
        </div>
      )}
    </Stack>
  );
}
