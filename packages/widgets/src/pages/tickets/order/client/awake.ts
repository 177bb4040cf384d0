/** The screen stays awake while a code fills it. */
export function stayAwake(): void {
  let lock: WakeLockSentinel | null = null;
  const change = async (isOpen: boolean) => {
    await lock?.release();
    lock = isOpen ? await navigator.wakeLock.request("screen") : null;
  };
  const onToggle = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches("[data-awake]")) return;
    // Where the device does not let it, the screen goes dark as it always does.
    if ("wakeLock" in navigator) change(target.matches(":popover-open")).catch(() => undefined);
  };
  document.addEventListener("toggle", onToggle, true);
}
