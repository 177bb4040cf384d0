import { toast } from "@jubilee/ui/toast";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPortal, maya } from "../testing/aPortal.ts";
import { renderInPortal } from "../testing/renderInPortal.tsx";
import { routeTable } from "../joins/routeTable.ts";
import { RouteContext } from "../app/routing/RouteContext.ts";
import { BackToTop } from "./BackToTop.tsx";
import { Directories } from "./Directories.tsx";
import { DrawerCategories } from "./DrawerCategories.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { HelpBox } from "./HelpBox.tsx";
import { useContentProtection } from "./useContentProtection.ts";

const signedIn = { status: "signed-in", user: maya } as const;
const names = (role: "link" | "button", within_: HTMLElement) =>
  within(within_)
    .getAllByRole(role)
    .map((one) => one.textContent);

afterEach(() => act(() => toast.dismiss()));

describe("the header", () => {
  it("'Signed-out: links Home, About, Contact Us, plus Sign In and Sign Up'", () => {
    renderInPortal(aPortal(), <Header />);
    expect(names("link", screen.getByRole("navigation", { name: "Main" }))).toEqual([
      "Home",
      "About",
      "Contact Us",
    ]);
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
    expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  });

  it.each([
    ["/about", "About"],
    ["/contact", "Contact Us"],
    ["/login", "Sign In"],
    ["/signup", "Sign Up"],
    ["/signup-simple", "Sign Up"],
  ])("'the current section's button is highlighted': %s", (address, name) => {
    renderInPortal(
      aPortal(),
      <RouteContext value={routeTable.resolve(address)}>
        <Header />
      </RouteContext>,
      address,
    );
    const current = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it.each([
    ["/admin", "Admin", "page"],
    ["/admin/users", "Admin", "true"],
    ["/admin/venues", "Admin", "true"],
    ["/admin/affiliates", "Affiliate Admin", "page"],
    ["/pro-plan-testing", "Testing", "true"],
    ["/dashboard", "Dashboard", "page"],
    ["/account-settings", "Account", "page"],
  ])(
    "also for administrators, who see the section of each page: %s",
    async (address, name, how) => {
      await routeTable.complete();
      renderInPortal(
        aPortal(signedIn, { isAdmin: true }),
        <RouteContext value={routeTable.resolve(address)}>
          <Header />
        </RouteContext>,
        address,
      );
      const shown = await screen.findByRole("link", { name });
      expect(shown).toHaveAttribute("aria-current", how);
      const others = screen
        .getAllByRole("link")
        .filter((link) => link.hasAttribute("aria-current"));
      expect(new Set(others.map((link) => link.getAttribute("href"))).size).toBe(1);
    },
  );

  it("'Holds the logo linking to /'", () => {
    renderInPortal(aPortal(), <Header />);
    expect(screen.getByRole("link", { name: "Jubilee" })).toHaveAttribute("href", "/");
  });

  it("'Signed-in: link Dashboard, plus Account and Sign Out buttons'", async () => {
    renderInPortal(aPortal(signedIn), <Header />);
    expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
    expect(names("link", screen.getByRole("navigation", { name: "Main" }))).toEqual(["Dashboard"]);
  });

  it("'Admin-only links: Admin, Affiliate Admin, Affiliate Dashboard, Testing'", () => {
    renderInPortal(aPortal(signedIn, { isAdmin: true }), <Header />);
    expect(names("link", screen.getByRole("navigation", { name: "Main" }))).toEqual([
      "Dashboard",
      "Admin",
      "Affiliate Admin",
      "Affiliate Dashboard",
      "Testing",
    ]);
  });
});

describe("the footer", () => {
  it("'Help Center (signed-in only)', Pricing leads to /#choose-your-plan, the line of 2025", () => {
    const { unmount } = renderInPortal(aPortal(), <Footer />);
    expect(screen.getByRole("link", { name: "Pricing" })).toHaveAttribute(
      "href",
      "/#choose-your-plan",
    );
    expect(names("link", screen.getByRole("navigation", { name: "Support" }))).toEqual([
      "Affiliate Program",
    ]);
    expect(screen.getByText("© 2025 Jubilee. All rights reserved.")).toBeVisible();
    unmount();
    renderInPortal(aPortal(signedIn), <Footer />);
    expect(screen.getByRole("link", { name: "Help Center" })).toBeVisible();
  });

  it("is one low line where one works, and says the same", () => {
    renderInPortal(
      aPortal(signedIn),
      <RouteContext value={routeTable.resolve("/dashboard")}>
        <Footer />
      </RouteContext>,
    );
    expect(screen.queryByText("Making event planning effortless and enjoyable.")).toBeNull();
    expect(screen.getByText("© 2025 Jubilee. All rights reserved.")).toBeVisible();
    for (const name of ["Company", "Support", "Legal"])
      expect(screen.getByRole("navigation", { name })).toBeVisible();
  });
});

it("'Legal: Privacy Policy, Terms of Service.' and 'Company: About Us, Contact, Pricing'", () => {
  renderInPortal(aPortal(), <Footer />);
  expect(names("link", screen.getByRole("navigation", { name: "Legal" }))).toEqual([
    "Privacy Policy",
    "Terms of Service",
  ]);
  expect(names("link", screen.getByRole("navigation", { name: "Company" }))).toEqual([
    "About Us",
    "Contact",
    "Pricing",
  ]);
});

describe("the drawer", () => {
  it("has a Back to Main Menu and exactly the eleven entries", () => {
    const onBack = vi.fn<() => void>();
    renderInPortal(
      aPortal(signedIn),
      <DrawerCategories onBack={onBack} />,
      "/dashboard?category=communication",
    );
    fireEvent.click(screen.getByRole("button", { name: "Back to Main Menu" }));
    expect(onBack).toHaveBeenCalledOnce();
    expect(screen.getAllByRole("link")).toHaveLength(11);
    expect(screen.getByRole("link", { name: "Communication" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  it("'a Directories section with Event Planner and Suppliers, each badged Coming Soon'", () => {
    renderInPortal(aPortal(signedIn), <Directories onChoose={() => undefined} />);
    expect(screen.getByRole("heading", { name: "Directories" })).toBeVisible();
    expect(names("button", document.body)).toEqual([
      "Event PlannerComing Soon",
      "SuppliersComing Soon",
    ]);
  });

  it("'Access Restricted' for others than administrators", async () => {
    const user = userEvent.setup();
    renderInPortal(aPortal(signedIn), <Directories onChoose={() => undefined} />);
    await user.click(screen.getByRole("button", { name: /Suppliers/ }));
    expect(screen.getByText("Access Restricted")).toBeVisible();
    expect(
      screen.getByText("The Supplier Directory is only clickable by administrators."),
    ).toBeVisible();
  });

  it("administrators may click", () => {
    renderInPortal(
      aPortal(signedIn, { isAdmin: true }),
      <Directories onChoose={() => undefined} />,
    );
    expect(screen.getByRole("link", { name: /Event Planner/ })).toHaveAttribute(
      "href",
      "/planner-directory",
    );
  });
});

describe("the corner", () => {
  it("'Back to top appears once the page is scrolled more than 300 px' and 'scrolls smoothly to the top'", () => {
    const scroll = vi.spyOn(globalThis, "scrollY", "get").mockReturnValue(300);
    renderInPortal(aPortal(), <BackToTop />);
    expect(screen.queryByRole("button", { name: "Back to top" })).toBeNull();
    scroll.mockReturnValue(301);
    fireEvent.scroll(globalThis.window);
    const scrollTo = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => undefined);
    const wish = vi.spyOn(globalThis, "matchMedia");
    wish.mockReturnValueOnce(matchMedia("all"));
    fireEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
    fireEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    wish.mockRestore();
    scrollTo.mockRestore();
    scroll.mockRestore();
  });

  it("'It greets', and its input does nothing: no call is made", async () => {
    const user = userEvent.setup();
    const call = vi.spyOn(globalThis, "fetch");
    const loadPlanner = vi.fn(aPortal().loadPlanner);
    renderInPortal({ ...aPortal(), loadPlanner }, <HelpBox />);
    await user.click(screen.getByRole("button", { name: "Help and support" }));
    expect(await screen.findByText("Hi! How can we help you today?")).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Message" }), "Hello{Enter}");
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
    expect(call).not.toHaveBeenCalled();
    expect(loadPlanner).not.toHaveBeenCalled();
    call.mockRestore();
  });
});

describe("content protection", () => {
  function Page() {
    useContentProtection();
    return (
      <>
        <p>Text</p>
        <textarea aria-label="Note" />
        <form>
          <p>In a form</p>
        </form>
      </>
    );
  }
  /** False when the event was blocked. */
  const allowed = (text: string, type: string) =>
    fireEvent(screen.getByText(text), new Event(type, { bubbles: true, cancelable: true }));

  it.each(["copy", "cut", "contextmenu"])("blocks %s outside fields and forms", (type) => {
    renderInPortal(aPortal(signedIn), <Page />);
    expect(allowed("Text", type)).toBe(false);
    expect(allowed("In a form", type)).toBe(true);
    expect(document.body).toHaveClass("protect-content");
  });

  it.each([
    [{ key: "c", ctrlKey: true }, false],
    [{ key: "X", metaKey: true }, false],
    [{ key: "c" }, true],
    [{ key: "v", ctrlKey: true }, true],
  ])("%o", (keys, isAllowed) => {
    renderInPortal(aPortal(signedIn), <Page />);
    expect(fireEvent.keyDown(screen.getByText("Text"), keys)).toBe(isAllowed);
    expect(fireEvent.keyDown(screen.getByLabelText("Note"), keys)).toBe(true);
  });

  it("'never in a widget', whose fields lie behind its shadow root", () => {
    renderInPortal(aPortal(signedIn), <Page />);
    const widget = document.body.appendChild(document.createElement("jubilee-rsvp"));
    const card = document.body.appendChild(document.createElement("some-card"));
    const inside = (host: Element, name: string) =>
      (host.shadowRoot ?? host.attachShadow({ mode: "open" })).appendChild(
        document.createElement(name),
      );
    const pass = (on: Element) =>
      fireEvent(on, new Event("copy", { bubbles: true, composed: true, cancelable: true }));
    expect(pass(inside(widget, "p"))).toBe(true);
    expect(pass(inside(card, "input"))).toBe(true);
    expect(pass(inside(card, "p"))).toBe(false);
    widget.remove();
    card.remove();
  });

  it("a dialog is no form and no popper: its text is the page's", () => {
    renderInPortal(
      aPortal(signedIn),
      <>
        <Page />
        <div data-scope="dialog" data-part="positioner">
          <p>In a dialog</p>
        </div>
        <div data-scope="menu" data-part="positioner">
          <p>In a menu</p>
        </div>
      </>,
    );
    expect(allowed("In a dialog", "copy")).toBe(false);
    expect(allowed("In a menu", "copy")).toBe(true);
  });

  it("not for signed-in administrators", () => {
    renderInPortal(aPortal(signedIn, { isAdmin: true }), <Page />);
    expect(allowed("Text", "copy")).toBe(true);
    expect(document.body).not.toHaveClass("protect-content");
  });
});
