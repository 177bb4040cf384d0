import type { EventRecord } from "@jubilee/core/events/events.types";
import { headCountCsv } from "@jubilee/core/answers/late-answers.rules";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { ChevronDown, ChevronUp, Download } from "lucide-react";
import { useId, useState } from "react";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { ActivityHeadList } from "./ActivityHeadList.tsx";
import { MealChart } from "./MealChart.tsx";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import {
  headCount as headCountStyle,
  headLine,
  headWords,
  heads as headsStyle,
} from "./Rsvps.css.ts";
import { answerKeys } from "../keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createLateAnswersApi } from "@jubilee/core/answers/late-answers.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

/** How many come, live, and the list for the caterer; where they go and what they eat is a press away. */
export function HeadCountCard({ event }: { event: EventRecord }) {
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
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
        skeleton={<Skeleton shape="panel" height={64} />}
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
  const hasParts = activities.length > 0 || hasMeals;
  return (
    <section className={headCountStyle} aria-label="Head count">
      <div className={headLine}>
        <div className={headWords}>
          <Heading level={2} size="panel">
            Head count
          </Heading>
          <Text numeric size={14} aria-live="polite">
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
        </div>
        {hasParts && (
          <Button
            size="sm"
            variant="ghost"
            icon={isOpen ? <ChevronUp /> : <ChevronDown />}
            aria-expanded={isOpen}
            aria-controls={partsId}
            onClick={() => setOpen(!isOpen)}
          >
            {hasMeals ? "Meals and activities" : "Activities"}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary-light"
          icon={<Download />}
          loading={isSaving}
          onClick={() => void save()}
        >
          For the caterer
        </Button>
      </div>
      <div id={partsId} hidden={!isOpen}>
        {isOpen && (
          <div className={headsStyle}>
            {activities.length > 0 && <ActivityHeadList activities={activities} />}
            {hasMeals && <MealChart meals={meals} />}
          </div>
        )}
      </div>
    </section>
  );
}
