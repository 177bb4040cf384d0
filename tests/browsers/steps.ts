import { widgetKinds } from "@jubilee/core/sharing/widget-kinds.rules";
import type { Product } from "../support/product.ts";
import { demoSignIns } from "../support/sign-in.ts";
import type { Target } from "./find.ts";
import type { Visitor } from "./visitor.ts";

/** Something that somebody does, and what they see of it. */
export interface Step {
  name: string;
  run(visitor: Visitor, product: Product): Promise<void>;
}

const widget = (kind: string): Target => ({ element: `jubilee-${kind}` });
const button = (name: string | RegExp): Target => ({ role: "button", name });
const field = (name: string): Target => ({ role: "textbox", name });
const rsvp = widget("rsvp");
const tickets = widget("tickets");

/** The demo's event page, by the link that the sample page keeps for who has no scripts. */
async function eventPage({ hostPageUrl, url }: Product): Promise<string> {
  const page = await (await fetch(hostPageUrl)).text();
  const path = /\/event-info-view\/[\w-]+/.exec(page)?.[0];
  if (!path) throw new Error("The sample page has no link to the event's page.");
  return url + path;
}

/** A planner's screen is there with its heading and with all that it loads. */
async function stands(visitor: Visitor, heading?: RegExp): Promise<void> {
  await visitor.sees({
    role: "heading",
    ...(heading ? { name: heading } : {}),
    in: { role: "main" },
  });
  await visitor.hasAll();
}

/** One list for every engine; later steps stand on earlier ones. */
export const steps: Step[] = [
  {
    name: "every kind of widget on a page of another origin",
    run: async (visitor, { hostPageUrl }) => {
      await visitor.open(hostPageUrl);
      for (const kind of widgetKinds) await visitor.sees(widget(kind));
      await visitor.sees({ ...button("Send my reply"), in: rsvp });
      await visitor.sees({ ...button("Check out"), in: tickets });
      await visitor.sees({ ...button("Give $65"), in: widget("donation") });
      await visitor.sees({ role: "link", name: /^Hartwell High/, in: widget("showcase") });
      await visitor.sees({ role: "timer", in: widget("countdown") });
      await visitor.sees({ ...button("Vote"), in: widget("poll") });
    },
  },
  {
    name: "a reply",
    run: async (visitor) => {
      await visitor.click({ role: "radio", name: "Yes", in: rsvp });
      await visitor.type({ ...field("Your name"), in: rsvp }, "Tobias Grünewald-Abernathy");
      await visitor.type({ ...field("E-mail"), in: rsvp }, "tobias@people.example");
      await visitor.click({ ...button("Send my reply"), in: rsvp });
      await visitor.sees({ role: "heading", name: /^See you on .*, Tobias$/, in: rsvp });
    },
  },
  {
    name: "a purchase with the test provider",
    run: async (visitor, { hostPageUrl }) => {
      const mixer: Target = { role: "group", name: "Friday mixer", in: tickets };
      await visitor.click({ ...button("One more"), in: mixer });
      await visitor.click({ ...button("Check out"), in: tickets });
      await visitor.type({ ...field("Your name"), in: tickets }, "Søren Ætterhøi");
      await visitor.type({ ...field("E-mail"), in: tickets }, "soren@people.example");
      await visitor.click({ ...button("Pay $25.00"), in: tickets });
      await visitor.isAt(/\/pay\/test\//);
      await visitor.click(button(/^Pay/));
      await visitor.isAt(new RegExp(`^${hostPageUrl}`));
      await visitor.sees({ role: "heading", name: "You’re going, Søren", in: tickets });
      await visitor.sees({ role: "img", name: /^QR code of ticket /, in: tickets });
    },
  },
  {
    name: "the event's page",
    run: async (visitor, product) => {
      await visitor.open(await eventPage(product));
      await visitor.sees({ role: "heading", name: /^Hartwell High/ });
      // The question comes first, and the form with its answer.
      await visitor.click({ role: "radio", name: "Yes, I’ll come", in: rsvp });
      await visitor.sees({ ...button("Send my reply"), in: rsvp });
      await visitor.sees({ ...button("Check out"), in: tickets });
    },
  },
  {
    name: "sign-in",
    run: async (visitor, { url }) => {
      const { email, password } = demoSignIns.planner;
      await visitor.open(`${url}/login`);
      await visitor.type(field("E-mail"), email);
      await visitor.type({ element: "input[type=password]" }, password);
      await visitor.click({ ...button("Sign In"), in: { role: "main" } });
      await visitor.isAt(/\/dashboard/);
    },
  },
  { name: "planner: the dashboard", run: (visitor) => stands(visitor, /At a Glance/i) },
  {
    name: "planner: all events, and into one",
    run: async (visitor, { url }) => {
      await visitor.open(`${url}/manage-events`);
      await stands(visitor);
      await visitor.click({ role: "link", name: /Hartwell High/, in: { role: "main" } });
      await visitor.isAt(/\/event-details\//);
      await stands(visitor, /^Hartwell High/);
    },
  },
  {
    name: "planner: the guests, with the reply",
    run: async (visitor) => {
      await visitor.click({ role: "link", name: /^RSVPs/ });
      await visitor.sees({ text: "Tobias Grünewald-Abernathy", in: { role: "main" } });
    },
  },
  {
    name: "planner: the orders, with the purchase",
    run: async (visitor) => {
      await visitor.click({ role: "link", name: /^Orders/ });
      await visitor.sees({ text: "Søren Ætterhøi", in: { role: "main" } });
    },
  },
  {
    name: "planner: a new event",
    run: async (visitor, { url }) => {
      await visitor.open(`${url}/create-event`);
      await visitor.type(field("What is it called?"), "Boats at noon");
      await visitor.click({ role: "radio", name: /^School/ });
      await visitor.type(field("Place"), "The Boathouse, Lake Merrow");
      await visitor.click(button("Create event"));
      await visitor.isAt(/\/event-details\//);
      await stands(visitor, /^Boats at noon$/);
    },
  },
];
