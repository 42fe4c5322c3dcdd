// A tap on a button that the server wrote is done once the app has drawn the same button.
addEventListener('click', ({ target }) => {
  const tapped = target instanceof Element && target.closest('#served button');
  if (!tapped) return;
  const nameOf = (button) => button.ariaLabel ?? button.textContent;
  const { href } = location;
  const look = () => {
    const own = [...document.querySelectorAll('main button')].find(
      (button) => !button.closest('#served') && nameOf(button) === nameOf(tapped),
    );
    if (own) own.click();
    else if (location.href === href) requestAnimationFrame(look);
  };
  look();
});
