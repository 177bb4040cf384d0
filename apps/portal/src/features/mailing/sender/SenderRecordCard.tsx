import { problems, recordNames, stateNames } from "@jubilee/core/mailing/sender-domains.copy";
import type { SenderRecord, WantedRecord } from "@jubilee/core/mailing/sender-domains.types";
import { Card } from "@jubilee/ui/card";
import { Chip } from "@jubilee/ui/chip";
import { CopyButton } from "@jubilee/ui/copy-button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import * as css from "./SenderRecordCard.css.ts";

interface SenderRecordCardProps {
  wanted: WantedRecord;
  /** Null until it was looked up. */
  record: SenderRecord | null;
}

/** One record: what it is for, what to paste, and how it stands, in words. */
export function SenderRecordCard({ wanted, record }: SenderRecordCardProps) {
  const { kind, name, value } = wanted;
  const { title, is } = recordNames[kind];
  return (
    <Card title={title} action={<State record={record} />}>
      <Stack gap="3">
        <Text tone="muted">{is}</Text>
        <Part label="Name" about={`of ${title}`} value={name} />
        <Part label="Text" about={`of ${title}`} value={value} />
        {record && record.state !== "right" && (
          <>
            <InlineMessage tone={record.state === "unknown" ? "info" : "warning"}>
              {problems[kind][record.state]}
            </InlineMessage>
            {record.found.length > 0 && (
              <div>
                <Text size={14} weight="medium">
                  What stands there now
                </Text>
                <ul className={css.found}>
                  {record.found.map((text) => (
                    <li key={text} className={css.code} dir="ltr">
                      {text}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

function Part({ label, about, value }: { label: string; about: string; value: string }) {
  return (
    <div className={css.part}>
      <Text size={14} weight="medium">
        {label}
      </Text>
      <code className={css.code} dir="ltr">
        {value}
      </code>
      <CopyButton size="sm" value={value} label={`Copy ${label.toLowerCase()}`} about={about} />
    </div>
  );
}

function State({ record }: { record: SenderRecord | null }) {
  if (!record)
    return (
      <Chip tone="neutral" mark="hollow">
        Not looked up yet
      </Chip>
    );
  const isRight = record.state === "right";
  const tone = isRight ? "success" : record.state === "unknown" ? "neutral" : "warning";
  return (
    <Chip tone={tone} mark={isRight ? "filled" : "hollow"}>
      {stateNames[record.state]}
    </Chip>
  );
}
