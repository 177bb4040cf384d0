import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import { canPublish, publishChecklist } from "@jubilee/core/events/events.rules";
import type { ChecklistItem } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Circle, CircleCheck, Send } from "lucide-react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { usePublish } from "../event/usePublish.tsx";
import { done, item, list, open, settled } from "./Checklist.css.ts";

/** What is ready and what is missing; only while the event is a draft. */
export function Checklist({ event, overview }: EventCardProps) {
  const [path] = useLocation();
  const { isBusy, publish, question } = usePublish(event);
  if (event.status !== "draft") return null;
  const people = peopleWords(event.eventTypeId).many;
  const wordsOfPeople = { done: `There are ${people} on the list`, open: `Add the ${people}` };
  const items = publishChecklist(event, {
    guests: overview.event.guestCount,
    ticketTypes: overview.ticketSales.length,
  });
  const placeOf = (key: ChecklistItem["key"]) => {
    if (key === "guests" || key === "tickets") return `${path}${tabQuery(key)}`;
    return href("events.edit", { eventId: event.id });
  };
  return (
    <Card title="Before it goes out">
      <Stack gap="4" align="start">
        <ul className={list} style={{ width: "100%" }}>
          {items.map(({ key, done: isDone, needed }) => {
            const words = key === "guests" ? wordsOfPeople : eventsCopy.checklist[key];
            return (
              <li key={key} className={item}>
                {isDone ? (
                  <CircleCheck size={20} className={done} aria-label="Done" />
                ) : (
                  <Circle size={20} className={open} aria-label={needed ? "Needed" : "Open"} />
                )}
                <span className={isDone ? settled : undefined}>
                  {isDone ? words.done : words.open}
                </span>
                {!isDone && (
                  <Link look="action" href={placeOf(key)} aria-label={words.open}>
                    {key === "guests" || key === "tickets" ? "Open" : "Edit"}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
        <Button
          variant="secondary"
          icon={<Send />}
          loading={isBusy}
          disabled={!canPublish(items)}
          onClick={publish}
        >
          Publish
        </Button>
        {question}
      </Stack>
    </Card>
  );
}
