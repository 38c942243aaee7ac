// Random ids and tokens. `crypto.randomUUID` exists on secure pages only; a table at home has no TLS.
export function randomText(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
