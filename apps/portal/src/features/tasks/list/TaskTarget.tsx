import type { EventRecord } from "@jubilee/core/events/events.types";
import { Select } from "@jubilee/ui/select";
import { eventOption } from "../../../event-kit/chosen/eventOption.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import type { useTaskTarget } from "./useTaskTarget.ts";

interface TaskTargetProps {
  target: ReturnType<typeof useTaskTarget>;
}

/** For which event the line writes, where tasks of several are listed. */
export function TaskTarget({ target: { options, hasNone, event, choose } }: TaskTargetProps) {
  const locale = useLocale();
  return (
    <Select
      label="New tasks are for"
      value={event?.id ?? "none"}
      onValueChange={choose}
      options={[
        ...options.map((one: EventRecord) => eventOption(one, locale)),
        ...(hasNone ? [{ value: "none", label: "No event" }] : []),
      ]}
    />
  );
}
