import type { EventRecord } from "@jubilee/core/events/events.types";
import { headCountCsv } from "@jubilee/core/answers/late-answers.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { ActivityHeadList } from "./ActivityHeadList.tsx";
import { MealChart } from "./MealChart.tsx";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import { heads as headsStyle } from "./Rsvps.css.ts";
import { answerKeys } from "../keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createLateAnswersApi } from "@jubilee/core/answers/late-answers.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

/** How many eat what, live, and the list for the caterer. */
export function HeadCountCard({ event }: { event: EventRecord }) {
  const lateAnswers = useApi(createLateAnswersApi);
  const headCount = useRead([...answerKeys.rsvps(event.id), "heads"], () =>
    lateAnswers.getHeadCount(event.id),
  );
  const [isSaving, setSaving] = useState(false);
  if (!headCount.isSuccess)
    return (
      <Unread
        of={headCount}
        what="The head count"
        skeleton={<Skeleton shape="panel" height={160} />}
      />
    );
  const { data } = headCount;
  const { people, online, children, meals, activities, diets } = data;
  const save = async () => {
    setSaving(true);
    const heads = await lateAnswers.listComing(event.id);
    setSaving(false);
    if (heads.ok) downloadText("caterer.csv", "text/csv", headCountCsv(data, heads.value));
    else tellRefusal(heads.error);
  };
  const hasMeals = meals.some(({ meal }) => meal !== null);
  return (
    <Card
      title="Head count"
      action={
        <Button
          size="sm"
          variant="secondary-light"
          icon={<Download />}
          loading={isSaving}
          onClick={() => void save()}
        >
          For the caterer
        </Button>
      }
    >
      <Stack gap="3">
        <Text numeric aria-live="polite">
          <strong>{people}</strong>
          {[
            " coming",
            children > 0 ? `${children} of them children` : "",
            online > 0 ? `and ${online} online` : "",
            diets.length > 0 ? `${diets.length} with a diet or an allergy` : "",
          ]
            .filter(Boolean)
            .join(", ")}
        </Text>
        {(activities.length > 0 || hasMeals) && (
          <div className={headsStyle}>
            {activities.length > 0 && <ActivityHeadList activities={activities} />}
            {hasMeals && <MealChart meals={meals} />}
          </div>
        )}
      </Stack>
    </Card>
  );
}
