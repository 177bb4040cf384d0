import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { Inline } from "../inline/Inline.tsx";
import { LocaleProvider } from "../locale-provider/LocaleProvider.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Conversation, type ConversationProps } from "./Conversation.tsx";
import { ConversationSkeleton } from "./ConversationSkeleton.tsx";
import type { Message } from "./conversation.types.ts";
import {
  manyMessages,
  sampleMessages,
  sampleReader,
  sampleSigns,
  unsentMessages,
} from "./sampleMessages.ts";

const retry = fn();
const load = fn();
const acts: ConversationProps["acts"] = {
  retry,
  reply: fn(),
  react: fn(),
  reactions: sampleSigns,
  openPicture: fn(),
  menu: ({ isOwn }) => [
    { id: "copy", label: "Copy text" },
    ...(isOwn ? [{ id: "remove", label: "Remove", destructive: true }] : []),
  ],
};

const meta = {
  title: "Talking/Conversation",
  component: Conversation,
  subcomponents: { ConversationSkeleton },
  args: { label: "Everyone who comes", messages: sampleMessages, reader: sampleReader, acts },
  decorators: [
    (Story) => (
      <div style={{ height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Conversation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { fresh: { from: "5", count: 4 }, writing: "Jörg and one more are writing" },
};
export const NotSentAndSending: Story = {
  args: { messages: [...sampleMessages.slice(4), ...unsentMessages] },
};
const plan = { id: "plan", name: "Ferry, both decks.pdf", detail: "1.4 MB", href: "#plan" };
const withFiles: Message[] = [
  ...sampleMessages.slice(0, 2),
  {
    id: "files",
    author: { id: "sb", name: "Siobhán Byrne" },
    isOwn: false,
    sentAt: "2027-05-20T12:40:00Z",
    text: "",
    files: [plan, { id: "lost", name: "خطة المقاعد.xlsx", detail: "48 kB" }],
  },
  {
    id: "on the way",
    author: { id: "me", name: "Marisol Aguirre" },
    isOwn: true,
    sentAt: "2027-05-20T12:41:00Z",
    text: "And this is how we sit",
    files: [{ id: "seats", name: "Seats.pdf", detail: "210 kB" }],
    state: "sending",
    why: "Waits for Seats.pdf",
  },
];
/** Files are rows; one without an address yet leads nowhere. A message says what it waits for. */
export const WithFiles: Story = { args: { messages: withFiles } };
/** A message of files alone is called by their names. */
export const FilesAloud: Story = {
  tags: ["!autodocs"],
  args: { messages: withFiles },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("article", { name: /Siobhán.*Ferry, both decks\.pdf, / }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Ferry, both decks\.pdf/ })).toHaveAttribute(
      "download",
      plan.name,
    );
    await expect(canvas.queryByRole("link", { name: /Seats/ })).toBeNull();
  },
};
export const Retried: Story = {
  tags: ["!autodocs"],
  args: { messages: [...sampleMessages.slice(4), ...unsentMessages] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledWith(unsentMessages[0]);
  },
};
/** One of them is something among the others, and is called so aloud. */
export const TheAnswer: Story = {
  args: {
    messages: sampleMessages.map((message, place) =>
      place === 1 ? { ...message, mark: "The answer" } : message,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The answer")).toBeVisible();
    await expect(canvas.getByRole("article", { name: /: The answer: / })).toBeVisible();
  },
};
/** A forum's topic: each post alone under its author, and what solved it stands out. */
export const Posts: Story = {
  args: {
    look: "posts",
    messages: sampleMessages.map((message, place) =>
      place === 1 ? { ...message, mark: "The answer" } : message,
    ),
    fresh: { from: "5", count: 4 },
  },
};
export const Loading: Story = { render: () => <ConversationSkeleton /> };
export const Empty: Story = {
  args: {
    messages: [],
    empty: (
      <EmptyState drawing="table" title="Nobody has said anything yet">
        What you write here reaches everyone who comes.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  render: () => (
    <ErrorState title="The messages could not be loaded" onRetry={() => {}}>
      The connection broke off. Nothing is lost.
    </ErrorState>
  ),
};
export const EarlierOnesDidNotCome: Story = { args: { older: { state: "failed", load } } };
export const Arabic: Story = {
  globals: { direction: "rtl" },
  args: { reader: { ...sampleReader, locale: "ar" } },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar">
        <div dir="rtl" style={{ height: 620 }}>
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
};
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  args: { fresh: { from: "5", count: 4 } },
};

/** Grows at both ends by buttons. */
function Growing(props: ConversationProps) {
  const [messages, setMessages] = useState<readonly Message[]>(() => manyMessages(9900, 100));
  const say = (isOwn: boolean) =>
    setMessages((now) => [
      ...now,
      {
        ...(unsentMessages[0] as Message),
        id: `new ${now.length}`,
        state: "sent",
        isOwn,
        author: isOwn ? { id: "me", name: "Marisol" } : { id: "kofi", name: "Kofi Mensah" },
        text: isOwn ? "On my way." : `Word ${now.length} of Kofi`,
      },
    ]);
  const bringOlder = () =>
    setMessages((now) => (now.length > 9_990 ? now : [...manyMessages(100), ...now]));
  return (
    <Stack gap="2">
      <Inline gap="2">
        <Button size="sm" variant="outline" onClick={() => say(false)}>
          Kofi writes
        </Button>
        <Button size="sm" variant="outline" onClick={() => say(true)}>
          I write
        </Button>
        <Button size="sm" variant="outline" onClick={bringOlder}>
          Earlier ones come
        </Button>
      </Inline>
      <div style={{ height: 520 }}>
        <Conversation {...props} messages={messages} />
      </div>
    </Stack>
  );
}

const scrollerOf = (root: Element) => {
  const scroller = root.querySelector('[role="feed"]')?.parentElement;
  if (!scroller) throw new Error("There is no list to scroll.");
  return scroller;
};
const distance = (scroller: Element) =>
  scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;

export const TenThousand: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(distance(scroller)).toBeLessThan(4));
    await expect(canvas.getAllByRole("article").length).toBeLessThan(60);

    await userEvent.click(canvas.getByRole("button", { name: "Kofi writes" }));
    await canvas.findByRole("article", { name: /Word 9900 of Kofi/ });
    await waitFor(() => expect(distance(scroller)).toBeLessThan(4));
    await expect(canvas.getByRole("log", { name: "New messages" })).toHaveTextContent(
      "Kofi Mensah: Word 9900 of Kofi",
    );

    scroller.scrollTop = scroller.scrollHeight / 2;
    await canvas.findByRole("button", { name: "To the newest" });
    const seen = await waitFor(() => {
      const top = scroller.getBoundingClientRect().top;
      const article = canvas
        .getAllByRole("article")
        .find((one) => one.getBoundingClientRect().top > top + 60);
      if (!article) throw new Error("Nothing is drawn there yet.");
      return article;
    });
    const name = seen.getAttribute("aria-label") ?? "";
    const before = seen.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole("button", { name: "Earlier ones come" }));
    await waitFor(() => expect(canvas.getByRole("article", { name })).toBeVisible());
    await waitFor(() =>
      expect(
        Math.abs(canvas.getByRole("article", { name }).getBoundingClientRect().top - before),
      ).toBeLessThan(2),
    );

    await userEvent.click(canvas.getByRole("button", { name: "Kofi writes" }));
    await userEvent.click(await canvas.findByRole("button", { name: "1 new message" }));
    await waitFor(() => expect(distance(scroller)).toBeLessThan(4));
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: /newest|new message/ })).toBeNull(),
    );

    scroller.scrollTop = 4_000;
    await canvas.findByRole("button", { name: "To the newest" });
    await userEvent.click(canvas.getByRole("button", { name: "I write" }));
    await waitFor(() => expect(distance(scroller)).toBeLessThan(4));
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { messages: sampleMessages },
  play: walk(
    ["{Tab}", "article Jörg Müller, 14:06: Then the microphones must be there by five."],
    [
      "{ArrowUp}",
      "article Siobhán Byrne, 14:03: One set before dinner, forty minutes, and they want a song list from us.",
    ],
    ["{Tab}", "button Reply"],
    ["{Tab}", "button React"],
    ["{Tab}", "button More"],
    ["{Tab}", "button Heart: 18", { "aria-pressed": "true" }],
    [
      "{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}",
      "article Siobhán Byrne, 14:03: One set before dinner, forty minutes, and they want a song list from us.",
    ],
    ["{Home}", "article ليلى الحدّاد, 12:40: شكرًا جزيلًا، سنكون أربعة"],
    ["{End}", "article Jörg Müller, 14:06: Then the microphones must be there by five."],
  ),
};
