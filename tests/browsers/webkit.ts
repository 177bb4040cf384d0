import { spawn, type ChildProcess } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { Builder, WebElement } from "selenium-webdriver";
import { freePort } from "../support/product.ts";
import { findProgram } from "./programs.ts";
import type { Engine, Tab } from "./tab.types.ts";

const driverProgram = (): string | undefined => findProgram("WebKitWebDriver");
const browserProgram = (): string | undefined =>
  findProgram(...globSync("/usr/{lib,libexec}/{*/,}webkit{2gtk-4,gtk-6}.*/MiniBrowser"));
const screenProgram = (): string | undefined => findProgram("xvfb-run");
const hasScreen = (): boolean => Boolean(process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"]);

/** WebKitGTK's own browser by its own driver, on a screen that nobody sees where there is none. */
export const webkit: Engine = {
  name: "WebKit",
  missing: () => {
    if (!driverProgram() || !browserProgram())
      return "no WebKitWebDriver with MiniBrowser (Debian: apt-get install webkit2gtk-driver)";
    if (!hasScreen() && !screenProgram()) return "no screen (Debian: apt-get install xvfb)";
    return undefined;
  },
  start,
};

/** Starts the driver in a group of its own, so that its browser and its screen end with it. */
function startDriver(port: number): ChildProcess {
  const command = [driverProgram() ?? "", `--port=${port}`];
  const screen = screenProgram();
  if (!hasScreen() && screen)
    command.unshift(screen, "-a", "-s", "-screen 0 1280x1000x24 -nolisten tcp");
  const [program = "", ...args] = command;
  return spawn(program, args, { detached: true, stdio: "ignore" });
}

async function untilReady(server: string): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    try {
      if ((await fetch(`${server}/status`)).ok) return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function start(): Promise<Tab> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const driverProcess = startDriver(port);
  const exited = new Promise((resolve) => driverProcess.once("exit", resolve));
  const end = async (): Promise<void> => {
    if (driverProcess.pid) process.kill(-driverProcess.pid, "SIGTERM");
    await exited;
  };
  try {
    await untilReady(server);
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: browserProgram(),
          args: ["--automation"],
        },
      })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    const capabilities = await driver.getCapabilities();
    const run = (expression: string): Promise<unknown> =>
      driver.executeScript(`return ${expression}`);
    return {
      version: `WebKitGTK/${capabilities.getBrowserVersion() ?? "?"}`,
      open: (address) => driver.get(address),
      address: () => driver.getCurrentUrl(),
      value: run,
      element: async (expression) => {
        const element = await run(expression);
        if (!(element instanceof WebElement)) return undefined;
        return { click: () => element.click(), type: (text) => element.sendKeys(text) };
      },
      picture: async (file) => {
        writeFileSync(`${file}.png`, await driver.takeScreenshot(), "base64");
      },
      close: async () => {
        await driver.quit();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
