import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../src/settings.svelte.ts';
import {
  askPermission,
  clearNotification,
  notify,
  notificationsSupported,
  notificationsOn,
} from '../src/table/notifications.ts';

class Note {
  static permission = 'granted';
  static all: Note[] = [];
  static requestPermission = vi.fn(async () => Note.permission);
  onclick?: () => void;
  close = vi.fn();

  constructor(
    readonly title: string,
    readonly options: { tag: string; body: string },
  ) {
    Note.all.push(this);
  }
}

const news = { title: 'Your turn', body: '6 nimmt!', tag: 't1', path: '/t/t1' };
const look = (hidden: boolean): void => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

beforeEach(() => {
  Note.all = [];
  Note.permission = 'granted';
  vi.stubGlobal('Notification', Note);
  changeSettings({ notify: true });
  look(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  changeSettings({ notify: false });
});

describe('notices', () => {
  it('come when somebody asked for them and looks elsewhere', async () => {
    await notify(news);
    expect(Note.all.map(({ title, options }) => [title, options.tag])).toEqual([['Your turn', 't1']]);
  });

  it('do not come to somebody who looks, who did not ask, or whose browser forbids them', async () => {
    look(false);
    await notify(news);
    look(true);
    changeSettings({ notify: false });
    await notify(news);
    changeSettings({ notify: true });
    Note.permission = 'denied';
    await notify(news);
    expect(Note.all).toEqual([]);
  });

  it('go when looked at', async () => {
    await notify(news);
    await clearNotification('another');
    expect(Note.all[0]?.close).not.toHaveBeenCalled();
    await clearNotification('t1');
    expect(Note.all[0]?.close).toHaveBeenCalledOnce();
    await clearNotification('t1');
    expect(Note.all[0]?.close).toHaveBeenCalledOnce();
  });

  it('go through the service worker where there is one', async () => {
    const open = [{ close: vi.fn() }];
    const worker = { showNotification: vi.fn(async () => undefined), getNotifications: vi.fn(async () => open) };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
    await notify(news);
    expect(worker.showNotification).toHaveBeenCalledWith(
      'Your turn',
      expect.objectContaining({ tag: 't1', data: { path: '/t/t1' } }),
    );
    expect(Note.all).toEqual([]);
    await clearNotification('t1');
    expect(open[0]?.close).toHaveBeenCalledOnce();
  });

  it('harm nobody whose browser knows none', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, 'Notification');
    expect(notificationsSupported()).toBe(false);
    expect(notificationsOn()).toBe(false);
    expect(await askPermission()).toBe(false);
    await notify(news);
    await clearNotification('t1');
  });

  it('are asked for once: a refusal is not asked again', async () => {
    Note.permission = 'denied';
    expect(await askPermission()).toBe(false);
    expect(Note.requestPermission).not.toHaveBeenCalled();
    Note.permission = 'default';
    expect(await askPermission()).toBe(false);
    expect(Note.requestPermission).toHaveBeenCalledOnce();
  });
});
