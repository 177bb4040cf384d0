import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "refusals"> = {
  refusals: {
    link_invalid: "Este enlace ya no es válido. Pide el nuevo a los anfitriones.",
    not_begun: "La votación aún no ha empezado. Vuelve un poco más tarde.",
    origin_not_allowed:
      "El anfitrión no ha autorizado este sitio. El evento tiene su propia página.",
    rsvp_closed: "Ya no se puede responder. Si algo cambia, escribe a los anfitriones.",
    rsvp_full: "No quedan plazas para tantas personas.",
    sold_out:
      "Alguien fue más rápido: ya no quedan tantas entradas. Mira lo que hay y elige de nuevo.",
    not_on_sale: "Estas entradas no están a la venta ahora.",
    limit_exceeded: "Un pedido no puede tener esa cantidad.",
    "limit_exceeded.promoCode": "Este código ya se ha agotado.",
    hold_expired: "Las entradas han vuelto a la venta. Elige de nuevo.",
    already_completed: "Esto ya está pagado. Busca nuestro correo.",
    event_cancelled: "Este evento se ha cancelado.",
    event_ended: "Este evento ya ha terminado.",
    invalid_input: "Algo en el formulario no es correcto. Revísalo y envíalo de nuevo.",
    too_long: "Este texto es demasiado largo. Acórtelo; no se ha perdido nada de lo que escribió.",
    "invalid_input.answer": "Elige sí, quizá o no.",
    "invalid_input.partySize": "No pueden venir tantas personas con una respuesta.",
    "invalid_input.note": "Tu nota es demasiado larga.",
    "invalid_input.items": "Algo de lo que elegiste ya no se ofrece. Elige de nuevo.",
    "invalid_input.quantity": "No se pueden pedir tantas entradas a la vez.",
    "invalid_input.promoCode": "Este código no se conoce aquí o ya ha caducado.",
    "invalid_input.amount": "Aquí no se puede aceptar este importe. Escribe otro.",
    "invalid_input.dedicationName": "Di en nombre de quién donas.",
    conflict: "Algo ha cambiado mientras tanto. Míralo de nuevo y vuelve a enviar.",
    "conflict.items": "Los precios acaban de cambiar. Míralos y elige de nuevo.",
    "conflict.link": "Este enlace se ha usado tantas veces como permite el anfitrión. Pídele otro.",
    "conflict.changes": "Para cambiar tu respuesta abre el enlace de nuestro correo.",
    "conflict.signedPrefill":
      "Lo que el sitio había rellenado por ti ha caducado. Vuelve a cargar la página; no se ha enviado nada.",
    "conflict.signedOnly":
      "Solo puede usar este formulario quien el propio sitio haya nombrado. Inicia sesión allí primero.",
    too_many_requests:
      "Ha habido demasiados intentos desde aquí en poco tiempo. Espera unos minutos y prueba otra vez.",
    unavailable: "Esto no ha funcionado ahora. No se ha perdido nada; prueba otra vez.",
    offline: "No hay conexión. No se ha perdido nada; prueba otra vez.",
    not_allowed: "Esto no se puede hacer aquí.",
  },
};
