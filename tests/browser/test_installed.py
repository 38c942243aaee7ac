"""The client as an app: what is kept for the time without a network, and what never is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.pages import Opener
from tests.server.running import ServerProcess

KEPT = """async () => {
    const kept = await caches.open('byczo');
    return (await kept.keys()).map(({ url }) => new URL(url).pathname);
}"""


def settle(page: Page) -> None:
    """Until the service worker has kept what the page was made of."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        """async () => {
            const keys = await (await caches.open('byczo')).keys();
            const kept = new Set(keys.map(({ url }) => url));
            const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
            const files = loaded.filter((name) => name.includes('/assets/'));
            return files.length > 5 && files.every((name) => kept.has(name));
        }"""
    )


def test_a_first_visit_is_enough_to_open_without_a_network(opened: Opener) -> None:
    page = opened("/")
    page.locator(".games").wait_for()
    settle(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="6 nimmt!")).to_be_visible()
    expect(page.get_by_text("The server cannot be reached").last).to_be_visible()
    page.goto("/t/whatever")
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    page.goto("/")
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("We keep trying")).to_have_count(0)


def test_nothing_of_the_api_is_kept(opened: Opener) -> None:
    page = opened("/tables")
    page.locator("h1").wait_for()
    settle(page)
    page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert all(path == "/" or path.startswith(("/assets/", "/icon")) for path in kept)


def test_after_an_upgrade_nobody_gets_the_old_client(opened: Opener, server: ServerProcess) -> None:
    page = opened("/")
    settle(page)
    page.evaluate(
        """async () => {
            const kept = await caches.open('byczo');
            const old = '<!doctype html><title>old</title><script src="/assets/old-1.js"></script>';
            await kept.put('/', new Response(old, { headers: { 'content-type': 'text/html' } }));
            await kept.put('/assets/old-1.js', new Response('', { headers: {} }));
        }"""
    )
    page.reload()
    expect(page.get_by_role("heading", name="6 nimmt!")).to_be_visible()
    page.wait_for_function("async () => !(await caches.match('/assets/old-1.js'))")
    assert "/assets/old-1.js" not in page.evaluate(KEPT)


def test_the_manifest_has_all_that_an_installation_needs(opened: Opener) -> None:
    page = opened("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    assert {"name", "short_name", "id", "start_url", "theme_color"} <= set(manifest)
    purposes = [icon.get("purpose", "any") for icon in manifest["icons"]]
    assert "maskable" in purposes
    for icon in manifest["icons"]:
        size = page.evaluate(
            """(source) => new Promise((done, failed) => {
                const image = new Image();
                image.onload = () => done(image.naturalWidth);
                image.onerror = failed;
                image.src = source;
            })""",
            icon["src"],
        )
        if icon["sizes"] != "any":
            assert f"{size}x{size}" == icon["sizes"]
    client = page.context.new_cdp_session(page)
    found = client.send("Page.getAppManifest")
    assert found["errors"] == []
