import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Stack } from "../stack/Stack.tsx";
import { useListMotion } from "./useListMotion.ts";

const tasks = ["Ask the band", "Order the flowers", "Print the programme"];

/** Rows open up and close instead of jumping; none of it where motion is not wanted. */
function Tasks() {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(tasks);
  useListMotion(list);
  return (
    <Stack gap="4">
      <ul ref={list}>
        {open.map((task) => (
          <li key={task}>
            <Button
              variant="outline"
              onClick={() => setOpen((all) => all.filter((one) => one !== task))}
            >
              {`Done: ${task}`}
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => setOpen(tasks)}>All again</Button>
    </Stack>
  );
}

const meta = { title: "Text and layout/useListMotion", component: Tasks } satisfies Meta<
  typeof Tasks
>;

export default meta;

type Story = StoryObj<typeof meta>;

const moving = (list: HTMLElement) =>
  list.getAnimations({ subtree: true }).filter(({ effect }) => {
    const timing = effect?.getTiming();
    return Number(timing?.duration) > 1;
  });

/** Tests look without motion: what goes is gone at once, and nothing runs. */
export const WithoutMotion: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    const list = canvas.getByRole("list");
    await userEvent.click(canvas.getByRole("button", { name: "Done: Order the flowers" }));
    await expect(list.children).toHaveLength(2);
    await expect(moving(list)).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "All again" }));
    await expect(list.children).toHaveLength(3);
    await expect(moving(list)).toEqual([]);
  },
};
export const OneByOne: Story = {};
