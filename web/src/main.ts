import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import { dress } from './settings.svelte.ts';
import { speak } from './words/words.svelte.ts';

dress();
await speak();
const target = document.getElementById('app') ?? document.body;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
