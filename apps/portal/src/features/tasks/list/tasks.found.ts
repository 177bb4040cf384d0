import { ListTodo } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "tasks",
  name: "Tasks",
  one: "Task",
  icon: ListTodo,
  order: 55,
  address: ({ id, eventId }) => `${href("tasks.list")}?event=${eventId ?? "all"}&task=${id}`,
};
