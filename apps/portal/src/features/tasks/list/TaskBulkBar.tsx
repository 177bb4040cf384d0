import { counted } from "@jubilee/core/base/words.rules";
import { stateWords, taskStates } from "@jubilee/core/tasks/tasks.rules";
import type { TaskPatch, TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { BulkBar } from "@jubilee/ui/bulk-bar";
import { MoveTo } from "@jubilee/ui/move-to";
import { CalendarArrowUp, CircleCheck, CircleDot, Tag, Trash2, UserPlus } from "lucide-react";
import { useState } from "react";
import type { TaskWrites } from "../views/useTaskWrites.ts";
import { StateMark } from "../views/TaskMarks.tsx";

interface TaskBulkBarProps {
  chosen: readonly TaskRow[];
  people: readonly TaskPerson[];
  labels: readonly string[];
  onChange: TaskWrites["change"];
  onClear: () => void;
}

type Asked = "state" | "owner" | "label" | "due";

const shifts = [
  { id: "1", label: "A day later" },
  { id: "3", label: "Three days later" },
  { id: "7", label: "A week later" },
  { id: "14", label: "Two weeks later" },
  { id: "-1", label: "A day earlier" },
  { id: "-7", label: "A week earlier" },
];

/** What can be done with the selected tasks; all of it together, and taken back together. */
export function TaskBulkBar({ chosen, people, labels, onChange, onClear }: TaskBulkBarProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const many = counted(chosen.length, "task");
  const write = (patch: TaskPatch, done: string) => {
    void onChange(
      chosen.map(({ id }) => ({ id, patch })),
      done,
    );
    setAsked(null);
  };
  const ways: Readonly<
    Record<
      Asked,
      {
        targets: { id: string; label: string; icon?: React.ReactNode }[];
        take: (id: string) => void;
      }
    >
  > = {
    state: {
      targets: taskStates.map((state) => ({
        id: state,
        label: stateWords[state],
        icon: <StateMark state={state} />,
      })),
      take: (id) => {
        const state = taskStates.find((one) => one === id);
        if (state) write({ state }, `${many}: ${stateWords[state].toLowerCase()}`);
      },
    },
    owner: {
      targets: people.filter(({ isGone }) => !isGone).map(({ id, name }) => ({ id, label: name })),
      take: (id) =>
        write(
          { addOwners: [id] },
          `${many} given to ${people.find((one) => one.id === id)?.name ?? "them"}`,
        ),
    },
    label: {
      targets: labels.map((label) => ({ id: label, label })),
      take: (label) => write({ addLabels: [label] }, `${many} labelled ${label}`),
    },
    due: {
      targets: shifts,
      take: (id) => write({ shiftDays: Number(id) }, `${many} moved`),
    },
  };
  const way = asked && ways[asked];
  return (
    <>
      <BulkBar
        count={chosen.length}
        onClear={onClear}
        actions={[
          {
            id: "done",
            label: "Done",
            icon: <CircleCheck aria-hidden="true" />,
            onSelect: () => write({ state: "done" }, `${many} done`),
          },
          {
            id: "state",
            label: "State",
            icon: <CircleDot aria-hidden="true" />,
            onSelect: () => setAsked("state"),
          },
          {
            id: "owner",
            label: "Owner",
            icon: <UserPlus aria-hidden="true" />,
            onSelect: () => setAsked("owner"),
          },
          ...(labels.length > 0
            ? [
                {
                  id: "label",
                  label: "Label",
                  icon: <Tag aria-hidden="true" />,
                  onSelect: () => setAsked("label"),
                },
              ]
            : []),
          {
            id: "due",
            label: "Move",
            icon: <CalendarArrowUp aria-hidden="true" />,
            onSelect: () => setAsked("due"),
          },
          {
            id: "remove",
            label: "Remove",
            icon: <Trash2 aria-hidden="true" />,
            onSelect: () => {
              write({ removed: true }, `${many} removed`);
              onClear();
            },
          },
        ]}
      />
      {way && (
        <MoveTo
          open
          onOpenChange={(open) => !open && setAsked(null)}
          name={many}
          targets={way.targets}
          onMove={({ id }) => way.take(id)}
        />
      )}
    </>
  );
}
