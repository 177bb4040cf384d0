// Shows what somebody is told on this device, and opens it when it is pressed. It keeps nothing and
// touches no request.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { path },
      icon: "/check-in-192.png",
    }),
  );
});

/** Whatever was sent, only this product is opened. */
function placeOf({ path }) {
  const place = new URL(path, self.location.origin);
  return place.origin === self.location.origin ? place.href : `${self.location.origin}/notices`;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const place = placeOf(event.notification.data);
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find(({ url }) => url === place);
    return there ? there.focus() : self.clients.openWindow(place);
  };
  event.waitUntil(open());
});
