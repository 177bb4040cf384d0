import type { EventRecord } from "@jubilee/core/events/events.types";
import { describeLateAnswer } from "@jubilee/core/answers/late-answers.rules";
import { formatAgo } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { answerKeys } from "../keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createLateAnswersApi } from "@jubilee/core/answers/late-answers.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Changes that came after the deadline; nothing is shown while none waits. */
export function LateAnswers({ event }: { event: EventRecord }) {
  const lateAnswers = useApi(createLateAnswersApi);
  const [locale, nowMs] = [useLocale(), useNow()];
  const { isBusy, run } = useWrite(keys.event(event.id), "RSVP");
  const lateAnswersRead = useRead([...answerKeys.rsvps(event.id), "late"], () =>
    lateAnswers.list(event.id),
  );
  if (!lateAnswersRead.isSuccess)
    return <Unread of={lateAnswersRead} what="Late answers" skeleton={null} />;
  const { data } = lateAnswersRead;
  if (data.length === 0) return null;
  const decide = async (id: string, name: string, isAccepted: boolean) => {
    const done = await run(async () => {
      const result = await lateAnswers.decide(id, isAccepted);
      return result.ok ? { ok: true, value: true } : result;
    });
    if (done)
      toast.success(isAccepted ? `${name}’s answer counts` : `${name}’s change is declined`);
  };
  return (
    <Card title="Came after the deadline" tone="attention">
      <Stack gap="4">
        {data.map((late) => (
          <Stack key={late.id} gap="2" as="div">
            <Inline gap="2" align="center" wrap>
              <Text as="span" weight="strong" dir="auto">
                {late.name}
              </Text>
              <Text as="span" size={12} tone="muted">
                {formatAgo(late.askedAt, nowMs, locale)}
              </Text>
            </Inline>
            <Text dir="auto">{describeLateAnswer(late).join("; ")}</Text>
            {late.note && (
              <Text tone="muted" dir="auto">
                “{late.note}”
              </Text>
            )}
            <Inline gap="2">
              <Button
                size="sm"
                loading={isBusy}
                aria-label={`Take ${late.name}’s answer`}
                onClick={() => void decide(late.id, late.name, true)}
              >
                Take it
              </Button>
              <Button
                size="sm"
                variant="secondary-light"
                disabled={isBusy}
                aria-label={`Decline ${late.name}’s answer`}
                onClick={() => void decide(late.id, late.name, false)}
              >
                Decline
              </Button>
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
