import type { DemoTask } from "./demo-task.types.ts";

/** A regatta that is over: all but the last is done. */
export const regattaTasks: DemoTask[] = [
  {
    title: "Reserve the lake with the harbour office",
    before: 60,
    state: "done",
    labels: ["Place"],
    owners: ["me"],
  },
  { title: "Draw the starting order", before: 3, state: "done", owners: ["me"] },
  { title: "Return the borrowed buoys", before: -45, labels: ["Place"], owners: ["keala.mahoe"] },
];

/** A trip of friends, far away yet. */
export const partyTasks: DemoTask[] = [
  {
    title: "Pay the flat in Alfama",
    before: 90,
    priority: "high",
    labels: ["Money"],
    owners: ["me"],
    costMinor: 168_000,
  },
  { title: "Book the boat to Cacilhas", before: 30, labels: ["Travel"], owners: ["me"] },
  { title: "Reserve the sardines, first night", before: 14, labels: ["Food"] },
];
