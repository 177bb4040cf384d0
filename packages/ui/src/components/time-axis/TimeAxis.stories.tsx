import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { Avatar } from "../avatar/Avatar.tsx";
import { criticalChain } from "./axis.rules.ts";
import { room } from "./Stories.css.ts";
import { TimeAxis } from "./TimeAxis.tsx";
import type { AxisSpan, TimeAxisProps } from "./timeAxis.types.ts";

interface Errand {
  id: string;
  name: string;
  group: string;
  span: AxisSpan | null;
  after: readonly string[];
  done: number;
  who: string;
}

const errand = (
  id: string,
  group: string,
  name: string,
  days: readonly [start: string | null, end: string] | null,
  more: Partial<Errand> = {},
): Errand => ({
  id,
  group,
  name,
  span: days && { start: days[0], end: days[1] },
  after: [],
  done: 0,
  who: "Marta Adler",
  ...more,
});

const errands: readonly Errand[] = [
  errand("1", "People", "Collect answers", ["2027-05-03", "2027-05-29"], {
    done: 0.66,
    who: "Siobhán Byrne",
  }),
  errand("2", "People", "Write to the 31 who opened", [null, "2027-05-20"], {
    who: "Siobhán Byrne",
  }),
  errand("3", "Food", "Final head count to Lakeside Catering", ["2027-05-20", "2027-05-22"]),
  errand("4", "Food", "Menu cards, allergies on one page", ["2027-05-23", "2027-05-26"], {
    after: ["3"],
    who: "Ana Ruiz",
  }),
  errand("5", "Place", "Seating plan", ["2027-05-27", "2027-06-01"], {
    after: ["4"],
    who: "Dana Whitlock",
  }),
  errand(
    "6",
    "Place",
    "Zimmerkontingent in der Pension Seeblick verlängern",
    [null, "2027-05-21"],
    { who: "Ute Grünewald" },
  ),
  errand("7", "Place", "Wheelchair ramp on the ferry landing", ["2027-05-15", "2027-05-22"], {
    done: 0.6,
    who: "Jörg Müller",
  }),
  errand("8", "Print", "Yearbook portraits", ["2027-05-11", "2027-05-22"], {
    done: 0.7,
    who: "Dana Whitlock",
  }),
  errand("9", "Print", "Name badges", ["2027-06-02", "2027-06-04"], { after: ["8"] }),
  errand("10", "Print", "Table cards and the plan at the door", ["2027-06-02", "2027-06-04"], {
    after: ["5"],
    who: "Dana Whitlock",
  }),
  errand(
    "11",
    "Music and the day",
    "الاتفاق مع ليلى على كلمة الترحيب",
    ["2027-05-20", "2027-06-01"],
    { done: 0.2, who: "ليلى الحدّاد" },
  ),
  errand("12", "Music and the day", "Microphones and a small desk", null, { who: "Kofi Mensah" }),
  errand("13", "Music and the day", "Set up the hall", ["2027-06-09", "2027-06-10"], {
    after: ["10"],
    who: "Kofi Mensah",
  }),
];

const dayMs = 86_400_000;
const dayAfter = (days: number) =>
  new Date(Date.UTC(2027, 0, 4) + days * dayMs).toISOString().slice(0, 10);
const many = Array.from({ length: 2000 }, (_, index) =>
  errand(
    `m${index}`,
    `Part ${Math.floor(index / 50) + 1}`,
    `Errand ${index + 1}`,
    [dayAfter((index * 7) % 600), dayAfter(((index * 7) % 600) + 3 + (index % 9))],
    {
      after: index % 5 === 0 ? [] : [`m${index - 1}`],
    },
  ),
);

/** Keeps what is moved, as a screen does. */
function Live(props: TimeAxisProps<Errand>) {
  const [items, setItems] = useState(props.items);
  return (
    <div className={room}>
      <TimeAxis
        {...props}
        items={items}
        onMove={(item, span, drop) => {
          props.onMove?.(item, span, drop);
          setItems(items.map((one) => (one.id === item.id ? { ...one, span } : one)));
        }}
      />
    </div>
  );
}

const critical = criticalChain(
  errands.flatMap(({ id, span, after }) => (span ? [{ id, end: span.end, after }] : [])),
);

const meta = {
  argTypes: {
    items: { table: { type: { summary: "readonly Item[]" } } },
  },
  title: "Data/TimeAxis",
  component: TimeAxis<Errand>,
  render: (args) => <Live {...args} />,
  args: {
    label: "Tasks over time",
    items: errands,
    terms: {
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      spanOf: ({ span }) => span,
      afterOf: ({ after }) => after,
      groupOf: ({ group }) => group,
      progressOf: ({ done }) => done,
      endOf: ({ who }) => <Avatar name={who} size="s" />,
    },
    zoom: "weeks",
    today: "2027-05-20",
    goal: { day: "2027-06-12", label: "The day" },
    critical,
    onMove: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof TimeAxis<Errand>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Weeks: Story = {};
/** Wider than any window: it opens where today is. */
export const Days: Story = {
  args: { zoom: "days" },
  play: async ({ canvas }) => {
    const [today] = await canvas.findAllByText("Today");
    await waitFor(() => expect(today).toBeVisible());
  },
};
export const Months: Story = { args: { zoom: "months" } };
export const Empty: Story = { args: { items: [] } };

/** The screen says what goes along while one is moved; the axis draws it. */
export const Pushed: Story = {
  args: {
    preview: {
      onPreview: fn(),
      moved: new Map([
        ["4", { start: "2027-05-26", end: "2027-05-29" }],
        ["5", { start: "2027-05-30", end: "2027-06-04" }],
        ["10", { start: "2027-06-05", end: "2027-06-07" }],
      ]),
    },
  },
};

/** Two thousand rows: what is in sight is drawn, both ways. */
export const Long: Story = {
  args: { items: many, critical: new Set<string>() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(80);
    const axis = canvas.getByRole("region", { name: "Tasks over time" });
    axis.scrollTop = 40_000;
    await waitFor(() => expect(canvasElement).toHaveTextContent("Errand 1090"));
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(80);
  },
};

const plan = () => screen.getByRole("button", { name: /^Seating plan/ });

export const ByPointer: Story = {
  tags: ["!autodocs"],
  play: async ({ args, userEvent }) => {
    const { left, right, top } = plan().getBoundingClientRect();
    const drag = (from: number, way: number) => {
      const y = top + 8;
      return userEvent.pointer([
        { keys: "[MouseLeft>]", target: plan(), coords: { clientX: from, clientY: y } },
        { target: plan(), coords: { clientX: from + way, clientY: y } },
        { keys: "[/MouseLeft]", target: plan(), coords: { clientX: from + way, clientY: y } },
      ]);
    };
    const span = (start: string, end: string) => [
      expect.objectContaining({ id: "5" }),
      { start, end },
      { by: "pointer", alone: false },
    ];
    await drag((left + right) / 2, 21 * 3);
    await expect(args.onMove).toHaveBeenLastCalledWith(...span("2027-05-30", "2027-06-04"));
    await drag(right + 21 * 3 - 3, -21 * 2);
    await expect(args.onMove).toHaveBeenLastCalledWith(...span("2027-05-30", "2027-06-02"));
    await drag(left + 21 * 3 + 3, 21);
    await expect(args.onMove).toHaveBeenLastCalledWith(...span("2027-05-31", "2027-06-02"));
    await expect(args.onOpen).not.toHaveBeenCalled();
    // Its name opens it, also where it has no day yet.
    await userEvent.click(screen.getByText("Microphones and a small desk"));
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: "12" }));
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    const count = "button Final head count to Lakeside Catering, ";
    const walkOn = walk(
      ["{Tab}", "button Collect answers, Mon, May 3 to Sat, May 29"],
      ["{ArrowDown}{ArrowDown}", `${count}Thu, May 20 to Sat, May 22, decides the end`],
      [" ", `${count}Thu, May 20 to Sat, May 22, decides the end`],
      [
        "{ArrowRight}{ArrowRight}",
        `${count}Sat, May 22 to Mon, May 24, decides the end`,
        () => expect(screen.getByRole("status")).toHaveTextContent("Sat, May 22 to Mon, May 24."),
      ],
      [
        "{ArrowUp}{ArrowRight}",
        `${count}Sat, May 22 to Tue, May 25, decides the end`,
        () =>
          expect(screen.getByRole("status")).toHaveTextContent(
            "Its end, Sat, May 22 to Tue, May 25.",
          ),
      ],
      [" ", `${count}Sat, May 22 to Tue, May 25, decides the end`],
      [" {ArrowLeft}{Escape}", `${count}Sat, May 22 to Tue, May 25, decides the end`],
      [
        "{End}",
        "button Set up the hall, Wed, June 9 to Thu, June 10, waits for Table cards and the plan at the door, decides the end",
      ],
      [
        "{Enter}",
        "button Set up the hall, Wed, June 9 to Thu, June 10, waits for Table cards and the plan at the door, decides the end",
        () => expect(context.args.onOpen).toHaveBeenCalledOnce(),
      ],
    );
    await walkOn(context);
    await expect(context.args.onMove).toHaveBeenCalledOnce();
  },
};
