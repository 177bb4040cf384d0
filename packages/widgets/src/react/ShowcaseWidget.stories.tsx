import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { library } from "../fixtures/campaigns.ts";
import { hartwell, shared } from "../fixtures/events.ts";
import { face, gallery, list, withFace, withList } from "../fixtures/showcases.ts";
import { ShowcaseWidget } from "./ShowcaseWidget.tsx";
import { pressIn, untilShown } from "./story-steps.ts";

const many = Array.from({ length: 6 }, (_, at) =>
  list.events.slice(0, 2).map((event) => ({ ...event, id: `${event.id}-${at}` })),
).flat();

/** The answers are recorded shapes of the product. */
const meta = {
  title: "Widgets/Showcase",
  component: ShowcaseWidget,
  args: { token: "open", origin: "http://recorded.example" },
  parameters: { layout: "padded" },
  beforeEach: () =>
    answerRecorded({
      "GET showcase/open": face,
      "GET rsvp/open": shared,
      "GET donation/recorded-campaign-token": library,
      "GET showcase/pictures": withFace({ gallery: { photos: 7, sponsors: 4 } }),
      "GET gallery/pictures": gallery,
      "GET showcase/late": withFace({ gallery: { photos: 7, sponsors: 4 } }),
      "GET gallery/late": "never",
      "GET showcase/lost": withFace({ gallery: { photos: 7, sponsors: 4 } }),
      "GET gallery/lost": "down",
      "GET showcase/bare": withFace({
        event: { ...hartwell, description: null, hostNames: [] },
        rsvp: { ...shared.rsvp, state: "off", placesLeft: null },
        tickets: [],
        schedule: [],
        giving: null,
      }),
      "GET showcase/cancelled": withFace({ event: { ...hartwell, status: "cancelled" } }),
      "GET showcase/ended": withFace({ event: { ...hartwell, status: "ended" } }),
      "GET showcase/full": withFace({
        rsvp: { ...shared.rsvp, state: "waitlist", placesLeft: 0 },
        giving: null,
      }),
      "GET showcase/list": list,
      "GET showcase/empty": withList({ events: [] }),
      "GET showcase/many": withList({ events: many }),
      "GET showcase/month": withList({ layout: "calendar" }),
      "GET showcase/used": { ...face, usedUp: true },
      "GET rsvp/used": { ...shared, usedUp: true },
      "GET showcase/loading": "never",
      "GET showcase/offline": "offline",
      "GET showcase/down": "down",
    }),
} satisfies Meta<typeof ShowcaseWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneEvent: Story = {};
export const OneEventInArabic: Story = { args: { lang: "ar" } };
export const OneEventInGerman: Story = { args: { lang: "de" } };
export const WithPhotosAndSponsors: Story = {
  args: { token: "pictures" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Okonkwo & Daughters"),
};
export const WithPhotosInArabic: Story = {
  args: { token: "pictures", lang: "ar" },
  play: ({ canvasElement }) => untilShown(canvasElement, "بدعم من"),
};
export const PhotoOpen: Story = {
  args: { token: "pictures" },
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "Okonkwo & Daughters");
    await pressIn(canvasElement, "Photo 2 of 7: Three rows of people on the steps");
    await untilShown(canvasElement, "The same steps, 1997");
    await pressIn(canvasElement, "Next photo");
    await untilShown(canvasElement, "3 of 7");
  },
};
export const PhotosOnTheirWay: Story = {
  args: { token: "late" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Photos"),
};
export const PhotosLost: Story = {
  args: { token: "lost" },
  play: ({ canvasElement }) => untilShown(canvasElement, "The schedule"),
};
export const OnlyTimeAndPlace: Story = { args: { token: "bare" } };
export const Cancelled: Story = { args: { token: "cancelled" } };
export const Ended: Story = { args: { token: "ended" } };
export const Full: Story = { args: { token: "full" } };
export const List: Story = { args: { token: "list" } };
export const EmptyList: Story = { args: { token: "empty" } };
export const LongList: Story = {
  args: { token: "many" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Show all 12"),
};
export const NextMonth: Story = {
  args: { token: "month" },
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "June 2027");
    await pressIn(canvasElement, "Next month");
    await untilShown(canvasElement, "July 2027");
  },
};
export const MonthInArabic: Story = {
  args: { token: "month", lang: "ar" },
  play: ({ canvasElement }) => untilShown(canvasElement, "يونيو"),
};
export const Loading: Story = { args: { token: "loading" } };
export const Offline: Story = { args: { token: "offline" } };
export const BackendDown: Story = {
  args: { token: "down" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Try again"),
};
export const InvalidLink: Story = { args: { token: "revoked" } };
/** A link that takes no more answers still shows its event; what is opened from it says so at once. */
export const UsedUp: Story = {
  args: { token: "used" },
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "Reply");
    await pressIn(canvasElement, "Reply");
    await untilShown(canvasElement, "Back to the event");
  },
};
export const Button: Story = { args: { shape: "button", label: "About the reunion" } };
export const ReplyInPlace: Story = {
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "Reply");
    await pressIn(canvasElement, "Reply");
    await untilShown(canvasElement, "Back to the event");
  },
};
